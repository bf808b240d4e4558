import { type ReactNode, useState } from 'react'
import { t } from '../../../language/messages.ts'

/**
 * A student who types one answer instead of drawing it gets the fields for later questions too, until the page is
 * closed.
 */
let prefersTyping = false

const isTypingPreferred = (): boolean => prefersTyping

function rememberTyping(isPreferred: boolean) {
  prefersTyping = isPreferred
}

/**
 * The same answer as text fields, for students who prefer typing. Not rendered until it is opened; it stays open for
 * the next question.
 */
export function TypeInstead({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(isTypingPreferred)
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        rememberTyping(event.currentTarget.open)
      }}
      className="mt-3 print:hidden"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-sm px-1 text-base text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('item/type-instead')}
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  )
}
