import { CloudOff } from 'lucide-react'
import type { FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { OwnWords } from './own-words.tsx'
import { RequestSent } from './request-sent.tsx'
import { Sentences } from './sentences.tsx'
import type { useRequest } from './use-request.ts'

/** Fields in the order of the form, so that the first invalid field gets focus. */
const order = ['phrase', 'privacyWish', 'message', 'email'] as const

/** A form for a message to the operator. */
export function AskForm({ request }: { readonly request: ReturnType<typeof useRequest> }) {
  const { sender, fields, sending, change, send, another } = request
  if (sending.data !== undefined)
    return <RequestSent receipt={sending.data} needsConsent={sender.needsConsent} onAnother={another} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = send()
    const first = order.find((name) => found[name] !== undefined)
    const control = first && event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)
    control?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="ask-title" className="flex flex-col gap-6">
      {sender.needsConsent ? <Sentences request={request} /> : <OwnWords request={request} />}
      {/* A honeypot for programs that fill in every field. Hidden from people and from the Tab order. */}
      <div aria-hidden className="absolute -left-[9999px]">
        <label>
          {t('support/leave-this-empty')}
          <input
            name="homepage"
            tabIndex={-1}
            autoComplete="off"
            value={fields.homepage}
            onChange={(event) => change({ homepage: event.target.value })}
          />
        </label>
      </div>
      {sending.isError && (
        <p
          role="alert"
          className="flex items-start gap-3 rounded-lg border-l-4 border-warm bg-warm-soft px-4 py-3"
        >
          <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
          {detailOf(sending.error) ?? t('support/check-your-connection-and-send')}
        </p>
      )}
      <Button type="submit" size="large" className="self-start max-sm:w-full" busy={sending.isPending}>
        {sending.isPending ? t('support/sending') : t('support/send')}
      </Button>
    </form>
  )
}
