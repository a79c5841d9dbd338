import { useState } from 'react';

/** Downloads all messages as one CSV file. The code is loaded on click. */
export function DownloadMessages() {
  const [status, setStatus] = useState('');
  const download = async () => {
    const { readSheet } = await import('./message-sheet.ts');
    const sheet = new Blob([await readSheet()], { type: 'text/csv;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(sheet);
    link.download = 'kosha-messages.csv';
    link.click();
    URL.revokeObjectURL(link.href);
    setStatus('Downloaded.');
  };
  return (
    <p>
      <button type="button" className="kosha-button" onClick={() => void download()}>
        Download all messages (CSV)
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
