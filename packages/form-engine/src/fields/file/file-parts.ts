export interface FileFieldOptions {
  /** The `dataType` that descriptors use for this field type. If omitted, they use its name. */
  dataType?: number | undefined;
  /**
   * Uploads the file and returns the value to submit, such as an id. If the promise is rejected,
   * the field shows a button to retry. `onProgress` takes the uploaded fraction, from 0 to 1.
   */
  upload: (file: File, signal: AbortSignal, onProgress: (done: number) => void) => Promise<string>;
  /** Accepted types, such as `.pdf,image/*`. Other files are rejected. */
  accept: string;
  maxBytes: number;
  messages: FileMessages;
  /** The display name of a previously uploaded file; by default the label of the field. */
  nameOf?: (value: string) => string;
}

export const uploadedFileName = (
  { nameOf }: FileFieldOptions,
  value: string | number,
  label: string,
): string => nameOf?.(String(value)) ?? label;

/** Placeholders: `{label}` and `{file}`, but `notUploaded` has only `{label}` and `remove` none. */
export interface FileMessages {
  uploading: string;
  uploaded: string;
  /** Shown for a file from the initial values or a draft. */
  kept: string;
  failed: string;
  tooLarge: string;
  notAccepted: string;
  remove: string;
  /** The error while the upload runs or has failed. */
  notUploaded: string;
}

export const pendingUploadValue = 'uploading:';
