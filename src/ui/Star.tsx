/** The bevelled star: it means "here" and nothing else. */
export function Star({ size = 14, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" className={className}>
      <path
        d="M0 0l-1.1-2.7l1.1-5.3zM0 0l1.1-2.7l2.4-.8zM0 0l2.7-1.1l5.3 1.1zM0 0l2.7 1.1l.8 2.4zM0 0l1.1 2.7l-1.1 5.3zM0 0l-1.1 2.7l-2.4 .8zM0 0l-2.7 1.1l-5.3-1.1zM0 0l-2.7-1.1l-.8-2.4z"
        fill="var(--gold-light)"
      />
      <path
        d="M0 0v-8l1.1 5.3zM0 0l3.5-3.5l-.8 2.4zM0 0h8l-5.3 1.1zM0 0l3.5 3.5l-2.4-.8zM0 0v8l-1.1-5.3zM0 0l-3.5 3.5l.8-2.4zM0 0h-8l5.3-1.1zM0 0l-3.5-3.5l2.4 .8z"
        fill="var(--gold)"
        stroke="var(--star-edge, none)"
        strokeWidth=".5"
      />
    </svg>
  );
}
