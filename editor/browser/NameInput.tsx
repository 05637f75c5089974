import { Combobox, Item } from '@keystar/ui/combobox';
import { Text } from '@keystar/ui/typography';
import type { ComponentProps } from 'react';
import type { KnownName } from '../../src/site/known-names.ts';
import { Picture } from './Picture.tsx';

interface NameInputProps
  extends Pick<
    ComponentProps<typeof Combobox>,
    'label' | 'isRequired' | 'autoFocus' | 'description' | 'errorMessage' | 'onBlur'
  > {
  readonly known: readonly KnownName[];
  /** Whether the names are those of drawings. */
  readonly isPicture: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name to choose or to type, with what it stands for. */
export function NameInput({ known, isPicture, value, onChange, ...described }: NameInputProps) {
  return (
    <>
      <Combobox
        {...described}
        allowsCustomValue
        defaultItems={known}
        inputValue={value}
        onInputChange={onChange}
        width="100%"
      >
        {({ name, meaning }) => (
          <Item key={name} textValue={name}>
            <Text>{name}</Text>
            {meaning === undefined ? null : <Text slot="description">{meaning}</Text>}
            {isPicture ? (
              <Text slot="description">
                <Picture name={name} height={48} />
              </Text>
            ) : null}
          </Item>
        )}
      </Combobox>
      {isPicture && known.some(({ name }) => name === value) ? <Picture name={value} height={160} /> : null}
    </>
  );
}
