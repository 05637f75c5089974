import { TextField } from '@keystar/ui/text-field';
import { type ComponentProps, useState } from 'react';
import { editorAddress, pictureFilesAddress } from '../addresses.ts';

interface PictureInputProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'isRequired' | 'autoFocus' | 'description' | 'errorMessage' | 'onBlur'
  > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The id of the file that is open: `home`, of an article `articles/its-address`, of a new one `articles/`. */
function openEntry(): string {
  const [, kind, entry = '', , slug = ''] = location.pathname.slice(editorAddress.length).split('/');
  return kind === 'collection' ? `${entry}/${slug}` : entry;
}

/** Where a picture beside the words that are open is shown and taken. */
const addressOf = (name: string): string =>
  [pictureFilesAddress, ...[openEntry(), name].map(encodeURIComponent)].join('/');

/** The name of a picture beside the words, which may be taken from this machine. What is refused leaves the name as it is. */
export function PictureInput({ value, onChange, errorMessage, ...described }: PictureInputProps) {
  const [refused, setRefused] = useState<string>();
  const take = async (file: File) => {
    const response = await fetch(addressOf(file.name), { method: 'POST', body: file });
    const answer = await response.text();
    setRefused(response.ok ? undefined : answer);
    if (response.ok) onChange(answer);
  };
  return (
    <>
      <TextField {...described} errorMessage={refused ?? errorMessage} value={value} onChange={onChange} />
      <input
        type="file"
        aria-label={`${described.label}, from this computer`}
        accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again once it is mended.
          target.value = '';
        }}
      />
      {value.startsWith('./') ? (
        <img
          key={value}
          src={addressOf(value.slice('./'.length))}
          alt=""
          height={160}
          style={{ maxWidth: '100%', justifySelf: 'start' }}
        />
      ) : null}
    </>
  );
}
