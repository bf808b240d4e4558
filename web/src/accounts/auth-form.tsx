import type { FormEvent, ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

interface AuthFormProps {
  readonly label: string
  readonly action: string
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The fields. */
  readonly children: ReactNode
  /** Shown below the button. */
  readonly after?: ReactNode
}

/** A sign-in or sign-up form with its button, which is disabled until the page is hydrated. */
export function AuthForm({ label, action, busy, onSubmit, children, after }: AuthFormProps) {
  const isLive = useIsLive()
  return (
    <form
      method="post"
      action="/sign-in"
      noValidate
      onSubmit={onSubmit}
      aria-label={label}
      className="flex flex-col gap-4.5 pt-5"
    >
      {children}
      <Button
        type="submit"
        size="large"
        wide
        busy={busy}
        disabled={!isLive}
        className="disabled:cursor-progress disabled:opacity-100"
      >
        {busy ? t('ui/please-wait') : action}
      </Button>
      {after}
    </form>
  )
}
