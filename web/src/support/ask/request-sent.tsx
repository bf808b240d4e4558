import type { SupportReceipt } from '@skills-center/contract/support'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Button } from '../../ui/button.tsx'

/** Formats 2026-12-21; a calendar day has no time zone. */
const formatDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

interface RequestSentProps {
  readonly receipt: SupportReceipt
  /** The sender is a child to whom we cannot reply yet. */
  readonly needsConsent: boolean
  readonly onAnother: () => void
}

/** Confirms that the request has arrived, with its number and what happens next. */
export function RequestSent({ receipt, needsConsent, onAnother }: RequestSentProps) {
  const { number, replyTo, dueOn } = receipt
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone and focus with it, so focus moves to the title.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden className="size-12 text-correct" />
      <h3 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('support/your-message-has-arrived')}
      </h3>
      <p>
        <Rich
          id="support/in-case-you-ask"
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
          <Rich id="support/answer-by-day" values={{ day: formatDay(dueOn) }} parts={{ day: <strong /> }} />
        </p>
      )}
      <p className="text-ink-soft">
        {replyTo === null ? (
          needsConsent ? (
            t('support/cant-write-back-to-you-yet')
          ) : (
            t('support/you-gave-no-email')
          )
        ) : (
          <Rich
            id="support/the-reply-goes-to"
            values={{ replyTo }}
            parts={{ email: <span className="wrap-anywhere text-ink" /> }}
          />
        )}
      </p>
      <Button variant="outline" onClick={onAnother}>
        {t('support/write-another')}
      </Button>
    </div>
  )
}
