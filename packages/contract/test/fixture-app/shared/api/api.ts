type Call = (path: string, input?: object) => Promise<unknown>;

export declare const api: { get: Call; post: Call };
