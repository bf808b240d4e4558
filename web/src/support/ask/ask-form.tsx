import { CloudOff } from 'lucide-react'
import type { FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { detailOf, fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ContextChoice } from './context-choice.tsx'
import { RadioCards } from './radio-cards.tsx'
import { ReplyAddress } from './reply-address.tsx'
import { messageMost } from './request-fields.ts'
import { RequestSent } from './request-sent.tsx'
import { topicList, topics, wishes } from './topics.ts'
import type { useRequest } from './use-request.ts'

/** Fields in the order in which they stand, so that the first that must be mended gets the focus. */
const order = ['privacyWish', 'message', 'email'] as const

/** A message to whoever runs this site. */
export function AskForm({ request }: { readonly request: ReturnType<typeof useRequest> }) {
  const { sender, context, fields, faults, sending, change, send, another } = request
  const { topic } = fields
  const isPrivacy = topic === 'privacy'
  if (sending.data !== undefined) return <RequestSent receipt={sending.data} onAnother={another} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = send()
    const first = order.find((name) => found[name] !== undefined)
    const control = first && event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)
    control?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="ask-title" className="flex flex-col gap-6">
      <RadioCards
        legend={t('What is it about?')}
        name="topic"
        value={topic}
        options={topicList.map((value) => ({ value, label: topics()[value].label }))}
        onChange={(chosen) => change({ topic: chosen })}
      />
      {topic === 'question' && (
        <>
          <p className="rounded-md bg-math-soft px-4 py-3">
            <Rich
              message="Is the question still on your screen? Its <strong>Report</strong> button tells us exactly which one it was, so that is the quicker way."
              parts={{ strong: <strong /> }}
            />
          </p>
          <TextArea
            label={t('The words of the question')}
            note={t('(as many as you remember)')}
            name="questionWords"
            maxLength={2000}
            value={fields.questionWords}
            onChange={(event) => change({ questionWords: event.target.value })}
          />
        </>
      )}
      {isPrivacy && (
        <RadioCards
          legend={t('What should be done?')}
          name="privacyWish"
          value={fields.privacyWish}
          options={wishes()}
          error={faults.privacyWish}
          onChange={(privacyWish) => change({ privacyWish })}
        />
      )}
      {isPrivacy && !sender.isSignedIn && (
        <Field
          label={t('Username of the account')}
          note={t('(if you know it)')}
          name="aboutUsername"
          autoComplete="off"
          maxLength={60}
          value={fields.aboutUsername}
          onChange={(event) => change({ aboutUsername: event.target.value })}
        />
      )}
      <TextArea
        label={topics()[topic].message}
        note={isPrivacy ? t('(optional)') : undefined}
        hint={t('No passwords, please, and no names of other people.')}
        name="message"
        rows={5}
        maxLength={messageMost}
        value={fields.message}
        error={faults.message ?? fieldErrorOf(sending.error, 'message')}
        onChange={(event) => change({ message: event.target.value })}
      />
      <ReplyAddress
        sender={sender}
        isNeeded={isPrivacy && !sender.isSignedIn}
        value={fields.email}
        error={faults.email ?? fieldErrorOf(sending.error, 'email')}
        onChange={(email) => change({ email })}
      />
      <ContextChoice context={context} leftOut={fields.leftOut} onChange={(leftOut) => change({ leftOut })} />
      {/* For programs that fill in every field they find. People neither see nor reach it. */}
      <div aria-hidden className="absolute -left-[9999px]">
        <label>
          {t('Leave this empty')}
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
          {detailOf(sending.error) ??
            t(
              'It did not get through. Check your connection and send it again: what you wrote is still here, and it counts once.',
            )}
        </p>
      )}
      <Button type="submit" size="large" className="self-start max-sm:w-full" busy={sending.isPending}>
        {sending.isPending ? t('Sending') : t('Send')}
      </Button>
    </form>
  )
}
