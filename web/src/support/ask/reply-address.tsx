import { Mail } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Field } from '../../ui/field.tsx'
import type { Sender } from './request-fields.ts'

interface ReplyAddressProps {
  readonly sender: Sender
  readonly isNeeded: boolean
  readonly value: string
  readonly error: string | null
  readonly onChange: (email: string) => void
}

/**
 * The address for the reply: known for an account with an email, otherwise asked for; for a child, a parent's address.
 */
export function ReplyAddress({ sender, isNeeded, value, error, onChange }: ReplyAddressProps) {
  if (sender.accountEmail !== null)
    return (
      <p className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3">
        <Mail aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <Rich
            id="support/reply-goes-to-email"
            values={{ email: sender.accountEmail }}
            parts={{ email: <strong className="wrap-anywhere" /> }}
          />
        </span>
      </p>
    )
  return (
    <Field
      label={sender.isSignedIn ? t('support/a-grown-ups-email') : t('support/your-email')}
      note={isNeeded ? undefined : t('support/only-if-you-want-a-reply')}
      hint={sender.isSignedIn ? t('support/account-has-no-email') : t('support/used-for-the-reply')}
      type="email"
      name="email"
      autoComplete={sender.isSignedIn ? 'off' : 'email'}
      maxLength={254}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
