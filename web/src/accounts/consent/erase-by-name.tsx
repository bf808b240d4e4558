import { useState, type FormEvent, type ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { reasonOf } from './use-privacy-mutation.ts'

interface EraseByNameProps {
  readonly open: boolean
  readonly title: string
  readonly username: string
  readonly action: string
  readonly busy: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onDo: (username: string) => void
  /** Says in a sentence what happens. */
  readonly children: ReactNode
}

/** Says what will be deleted, and requires typing the username to confirm. */
export function EraseByName({
  open,
  title,
  username,
  action,
  busy,
  error,
  onClose,
  onDo,
  children,
}: EraseByNameProps) {
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onDo(typed)
  }
  return (
    <Dialog open={open} title={title} onClose={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
        <p>{children}</p>
        <Field
          label={t('accounts/consent/type-username-to-go', { username })}
          value={typed}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          error={error === null ? null : (fieldErrorOf(error, 'username') ?? reasonOf(error))}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            {t('accounts/consent/keep-it')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
