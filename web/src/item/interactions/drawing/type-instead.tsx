import { type ReactNode, useState } from 'react'
import { t } from '../../../language/messages.ts'

/** Who types one answer instead of drawing it will type the next one too, for as long as the page lives. */
let prefersTyping = false

const isTypingPreferred = (): boolean => prefersTyping

function rememberTyping(isPreferred: boolean) {
  prefersTyping = isPreferred
}

/** The same answer in fields, for those who would rather type. Nothing of it is there before it is opened, which is so for the next question too. */
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
