/** What translations take. The engine's messages are a part of it. */

export type Argument = string | number | Message | Array<string | number>;
export type Message = [id: string, args?: Record<string, Argument>];
export type Translate = (message: Message) => string;
