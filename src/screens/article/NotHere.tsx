import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';

interface NotHereProps {
  /** The server's words, when it knows no such essay. */
  words?: string | undefined;
  /** The way to the list is shown. */
  list?: boolean;
  onAgain: () => void;
}

const BOOK = 'M48 18c-8-6-20-7-32-5v42c12-2 24-1 32 5c8-6 20-7 32-5V13c-12-2-24-1-32 5zM48 18v42';

/** Why an essay or their list is not to be seen, and what to do. */
export function NotHere({ words, list, onAgain }: NotHereProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Nothing role="alert" drawing={BOOK}>
      <h2 className="display">{words ?? t`Not on this phone yet`}</h2>
      <p>
        {words
          ? t`The link may be old, or part of it was lost. The list has every essay of ours.`
          : t`Essays come over the network the first time. Open their list once on a good line: then all of them stay here, and open in a tunnel too.`}
      </p>
      {!words && (
        <Button kind="primary" onClick={onAgain}>
          {t`Try again`}
        </Button>
      )}
      {list && (
        <Button kind={words ? 'primary' : 'secondary'} onClick={() => void navigate({ to: '/article', replace: true })}>
          {t`All essays`}
        </Button>
      )}
    </Nothing>
  );
}
