import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from './Button.tsx';

interface BringFileProps {
  wide?: boolean;
  onFile: (file: File) => void;
}

/** The button that brings a JSON file in; the same file may be chosen again. */
export function BringFile({ wide, onFile }: BringFileProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) onFile(file);
  }
  return (
    <>
      <Button
        wide={wide ?? false}
        icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        {t`Bring a file in`}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t`Bring a file in`}
        onChange={choose}
      />
    </>
  );
}
