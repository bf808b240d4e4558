import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  readonly error: string | null
}

/** A password field with a button that shows the password. */
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
        <Button
          variant="quiet"
          size="small"
          aria-label={t('accounts/show-characters')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden className="size-4.5" />
        </Button>
      }
    />
  )
}
