/** What a file field needs from its app. */
export interface FileParts {
  /** The `dataType` that an app has for it. */
  dataType: number;
  /** Keeps the file and gives what the form sends for it, such as an id; a rejection shows Retry. */
  upload: (file: File, signal: AbortSignal) => Promise<string>;
  /** The files that the browser offers, such as `.pdf,image/*`. */
  accept: string;
  /** Larger files are refused before they are sent. */
  maxBytes: number;
  words: FileWords;
}

/** `{label}` is filled in, and `{file}` where a file is meant. */
export interface FileWords {
  uploading: string;
  uploaded: string;
  failed: string;
  tooLarge: string;
  /** The error while a file is neither kept nor refused. */
  notUploaded: string;
}

/** Stands for a file that was picked and is not kept yet. */
export const pending = 'uploading:';
