/** The configuration of a file field. */
export interface FileParts {
  /** The number of the type in descriptors. Without it, descriptors use the name in the config. */
  dataType?: number | undefined;
  /**
   * Uploads the file and returns the value to submit, such as an id. If it rejects, the field shows
   * Retry. `onProgress` takes the uploaded fraction, from 0 to 1.
   */
  upload: (file: File, signal: AbortSignal, onProgress: (done: number) => void) => Promise<string>;
  /** The accepted types, such as `.pdf,image/*`. Other files are rejected. */
  accept: string;
  /** The maximum size. Larger files are rejected before the upload. */
  maxBytes: number;
  messages: FileMessages;
  /** Returns the display name of a previously uploaded file. By default it is the label. */
  nameOf?: (value: string) => string;
}

/** The display name of a previously uploaded file. */
export const uploadedName = (
  { nameOf }: FileParts,
  value: string | number,
  label: string,
): string => nameOf?.(String(value)) ?? label;

/** The placeholders are `{label}` and, in messages about a file, `{file}`. */
export interface FileMessages {
  uploading: string;
  uploaded: string;
  /** Shown for a file from the initial values or a draft. */
  kept: string;
  failed: string;
  tooLarge: string;
  notAccepted: string;
  /** The label of the button that removes the file. */
  remove: string;
  /** The error while the upload is running or has failed. */
  notUploaded: string;
}

/** The value of a file that is not uploaded yet. */
export const pending = 'uploading:';
