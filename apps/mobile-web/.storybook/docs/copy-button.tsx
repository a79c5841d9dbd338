import { useState } from 'react';

interface CopyButtonProps {
  label: string;
  text: string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus('Copied.'),
      () => setStatus('This browser does not allow copying.'),
    );
  return (
    <p>
      <button type="button" className="kosha-button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
