import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  readonly error: string | null
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      maxLength={200}
      end={
        <button
          type="button"
          aria-label={t('Show characters')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-9 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  )
}
