import { classNames } from './class-names.ts'

interface SpinnerProps {
  readonly size?: 'small' | 'large'
  /** Announced once to screen readers; without it, the spinner is silent. */
  readonly label?: string
}

export function Spinner({ size = 'large', label }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className="inline-flex items-center justify-center"
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className={classNames('animate-spin', size === 'small' ? 'size-4.5' : 'size-10 text-action')}
      >
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
