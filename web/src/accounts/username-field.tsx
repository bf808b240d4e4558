import { CircleCheck, CircleX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Availability } from './use-username-check.ts'

interface UsernameFieldProps extends ComponentProps<'input'> {
  readonly hint?: string
  readonly error: string | null
  readonly availability: Availability
  readonly message: string
}

const marks = {
  unknown: null,
  checking: <Spinner size="small" />,
  available: <CircleCheck aria-hidden className="size-5 text-correct" />,
  taken: <CircleX aria-hidden className="size-5 text-incorrect" />,
} as const

const colours: Record<Availability, string> = {
  unknown: 'text-ink-soft',
  checking: 'text-ink-soft',
  available: 'text-correct',
  taken: 'text-incorrect',
}

/** The username field, which shows with icon, color, and text whether the name is available. */
export function UsernameField({ error, availability, message, ...rest }: UsernameFieldProps) {
  const mark = marks[availability]
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        {...rest}
        label={t('ui/username')}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        end={mark === null ? null : <span className="grid size-9 place-items-center">{mark}</span>}
      />
      <p role="status" className={`text-sm font-medium empty:hidden ${colours[availability]}`}>
        {message}
      </p>
    </div>
  )
}
