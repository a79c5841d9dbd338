import { TextField } from '@kosha/ui';
import { stateInFile } from '../model/state-file.ts';
import type { PlaygroundState } from '../model/state.ts';

interface OpenFileProps {
  onOpen: (state: PlaygroundState) => void;
}

/** Opens a file that contains a saved state (too long for a link) or a server response. */
export const OpenFile = ({ onOpen }: OpenFileProps) => (
  <TextField
    label="Open a file"
    type="file"
    accept=".json,application/json"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) void file.text().then((text) => onOpen(stateInFile(text)));
    }}
  />
);
