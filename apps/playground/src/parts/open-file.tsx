import { TextField } from '@kosha/ui';
import { stateInFile } from '../model/state-file.ts';
import type { PlaygroundState } from '../model/state.ts';

interface OpenFileProps {
  onOpen: (state: PlaygroundState) => void;
}

/** Opens what a link was too long for, or the answer of a server from a file. */
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
