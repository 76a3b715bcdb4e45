import { useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { activateUpdate } from '../../actions/app/activate-update.ts';
import { PartMissing } from '../../platform/part.ts';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';

const LAMP =
  'M30 60h36M36 60l4-14h16l4 14M40 46c-8-5-12-12-12-19 0-11 9-19 20-19s20 8 20 19c0 7-4 14-12 19M48 46V30M42 26l6 5 6-5';

/** What stands in for a screen that could not be shown. Nothing that was drawn or written is lost by it. */
export function Broken({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const missing = error instanceof PartMissing;
  return (
    <Page>
      <Nothing alone drawing={LAMP}>
        <h1 className="display">{missing ? t`This page has not arrived` : t`Something went wrong here`}</h1>
        <p>
          {missing
            ? t`A part of the app could not be fetched over this line. Your draws and readings are kept on this device.`
            : t`The mistake is ours. Your draws and readings are kept on this device.`}
        </p>
        <Button kind="primary" onClick={() => void activateUpdate().finally(() => location.reload())}>
          {t`Try again`}
        </Button>
        <Button kind="quiet" onClick={() => location.assign('/')}>
          {t`To the home page`}
        </Button>
      </Nothing>
    </Page>
  );
}
