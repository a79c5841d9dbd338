/** Configuration of a file field. */
export interface FileParts {
  /** The `dataType` in descriptors; by default the type's name in the config. */
  dataType?: number | undefined;
  /**
   * Uploads the file and returns the value to submit, such as an id; a rejection shows Retry.
   * `onProgress` takes the fraction that is done, from 0 to 1.
   */
  upload: (file: File, signal: AbortSignal, onProgress: (done: number) => void) => Promise<string>;
  /** Accepted types, such as `.pdf,image/*`; other files are rejected. */
  accept: string;
  /** Larger files are rejected before the upload. */
  maxBytes: number;
  messages: FileMessages;
  /** The display name of a previously uploaded file, by its value; defaults to the label. */
  nameOf?: (value: string) => string;
}

/** The display name of a previously uploaded file. */
export const uploadedName = (
  { nameOf }: FileParts,
  value: string | number,
  label: string,
): string => nameOf?.(String(value)) ?? label;

/** Placeholders: `{label}`, and `{file}` in messages about a file. */
export interface FileMessages {
  uploading: string;
  uploaded: string;
  /** For a file from the initial values or a draft. */
  kept: string;
  failed: string;
  tooLarge: string;
  notAccepted: string;
  /** The button that removes the file. */
  remove: string;
  /** The error while the upload is running or has failed. */
  notUploaded: string;
}

/** The value of a file that is not uploaded yet. */
export const pending = 'uploading:';
