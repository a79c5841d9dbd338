/** What a file field needs from its app. */
export interface FileParts {
  /** The number that an app has for it; without one its name in the config names it. */
  dataType?: number | undefined;
  /**
   * Keeps the file and gives what the form sends for it, such as an id; a rejection shows Retry. `onProgress` takes
   * how much is done, from 0 to 1.
   */
  upload: (file: File, signal: AbortSignal, onProgress: (done: number) => void) => Promise<string>;
  /** The files that are taken, such as `.pdf,image/*`: the browser offers these first, others are refused. */
  accept: string;
  /** Larger files are refused before they are sent. */
  maxBytes: number;
  messages: FileMessages;
  /** What to call a file that was kept before, by what the form sends for it; without it, by the label. */
  nameOf?: (value: string) => string;
}

/** What to call a file that was kept before. */
export const keptName = ({ nameOf }: FileParts, value: string | number, label: string): string =>
  nameOf?.(String(value)) ?? label;

/** `{label}` is filled in, and `{file}` where a file is meant. */
export interface FileMessages {
  uploading: string;
  uploaded: string;
  /** For a file that the form began with. */
  kept: string;
  failed: string;
  tooLarge: string;
  notAccepted: string;
  /** The button that takes the file away. */
  remove: string;
  /** The error while a file is neither kept nor refused. */
  notUploaded: string;
}

/** Stands for a file that was picked and is not kept yet. */
export const pending = 'uploading:';
