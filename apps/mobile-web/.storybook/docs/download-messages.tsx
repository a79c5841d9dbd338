import { useState } from 'react';
import { messagesToCsv, type ListedMessage } from './message-list.ts';

export function DownloadMessages({ messages }: { messages: readonly ListedMessage[] }) {
  const [status, setStatus] = useState('');
  const download = () => {
    const sheet = new Blob([messagesToCsv(messages)], { type: 'text/csv;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(sheet);
    link.download = 'kosha-messages.csv';
    link.click();
    URL.revokeObjectURL(link.href);
    setStatus('Downloaded.');
  };
  return (
    <p>
      <button type="button" className="kosha-button" onClick={download}>
        Download these messages (CSV)
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
