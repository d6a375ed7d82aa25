/** From here on a board that is higher than wide is seen larger. */
const TALL = 0.88;

/** Tells the shape of the board's room whenever it changes, and when asked. @param {HTMLElement} room @param {(shape: "wide" | "tall") => void} onShape */
export function watchRoom(room, onShape) {
  const tell = () => {
    const { clientWidth: width, clientHeight: height } = room;
    if (width && height) onShape(height > width * TALL ? "tall" : "wide");
  };
  new ResizeObserver(tell).observe(room);
  return tell;
}
