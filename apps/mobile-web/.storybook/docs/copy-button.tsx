import { useState } from 'react';

interface CopyButtonProps {
  label: string;
  /** What is copied. */
  text: string;
}

/** Puts a text on the clipboard, and says so; where the browser forbids it, it says that. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied.'),
      () => setTold('This browser does not allow it.'),
    );
  return (
    <p>
      <button type="button" className="kosha-button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{told}</span>
    </p>
  );
}
