import type { SupportReceipt } from '@skills-center/contract/support'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Button } from '../../ui/button.tsx'

/** 2026-12-21 as people write it; a date without time belongs to no time zone. */
const dayInWords = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

interface RequestSentProps {
  readonly receipt: SupportReceipt
  /** A child’s, to whom nobody can write back yet. */
  readonly needsConsent: boolean
  readonly onAnother: () => void
}

/** The request has arrived: its number, and what happens now. */
export function RequestSent({ receipt, needsConsent, onAnother }: RequestSentProps) {
  const { number, replyTo, dueOn } = receipt
  const title = useRef<HTMLHeadingElement>(null)
  // The form, and with it the focus, has gone: the focus goes on here.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden className="size-12 text-correct" />
      <h3 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('Your message has arrived')}
      </h3>
      <p>
        <Rich
          message="Its number is <number>{number}</number>. Keep it, in case you ask about it."
          values={{ number }}
          parts={{
            number: (
              <strong className="rounded-sm bg-sunken px-2 py-1 font-display text-xl tracking-wide whitespace-nowrap" />
            ),
          }}
        />
      </p>
      {dueOn !== null && (
        <p>
          <Rich
            message="You have an answer by <day>{day}</day>. Before anything is handed out or deleted, we make sure that it is you who asks."
            values={{ day: dayInWords(dueOn) }}
            parts={{ day: <strong /> }}
          />
        </p>
      )}
      <p className="text-ink-soft">
        {replyTo === null ? (
          needsConsent ? (
            t('We can’t write back to you yet. Your parent or your teacher can ask us too.')
          ) : (
            t('You gave no email, so nobody can write back. It has arrived all the same.')
          )
        ) : (
          <Rich
            message="The reply goes to <email>{replyTo}</email>."
            values={{ replyTo }}
            parts={{ email: <span className="wrap-anywhere text-ink" /> }}
          />
        )}
      </p>
      <Button variant="outline" onClick={onAnother}>
        {t('Write another')}
      </Button>
    </div>
  )
}
