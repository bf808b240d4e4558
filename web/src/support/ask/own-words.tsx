import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ContextChoice } from './context-choice.tsx'
import { RadioCards } from './radio-cards.tsx'
import { ReplyAddress } from './reply-address.tsx'
import { maxMessageLength } from './request-fields.ts'
import { topicList, topics, wishOptions } from './topics.ts'
import type { useRequest } from './use-request.ts'

/** The sender's message, and the address for the reply. */
export function OwnWords({ request }: { readonly request: ReturnType<typeof useRequest> }) {
  const { sender, context, fields, faults, sending, change } = request
  const { topic } = fields
  const isPrivacy = topic === 'privacy'
  return (
    <>
      <RadioCards
        legend={t('support/what-is-it-about')}
        name="topic"
        value={topic}
        options={topicList.map((value) => ({ value, label: topics()[value].label }))}
        onChange={(chosen) => change({ topic: chosen })}
      />
      {topic === 'question' && (
        <>
          <p className="rounded-md bg-math-soft px-4 py-3">
            <Rich id="support/question-still-on-your-screen" parts={{ strong: <strong /> }} />
          </p>
          <TextArea
            label={t('support/words-of-the-question')}
            note={t('support/as-many-as-you-remember')}
            name="questionWords"
            maxLength={2000}
            value={fields.questionWords}
            onChange={(event) => change({ questionWords: event.target.value })}
          />
        </>
      )}
      {isPrivacy && (
        <RadioCards
          legend={t('support/what-should-be-done')}
          name="privacyWish"
          value={fields.privacyWish}
          options={wishOptions()}
          error={faults.privacyWish}
          onChange={(privacyWish) => change({ privacyWish })}
        />
      )}
      {isPrivacy && !sender.isSignedIn && (
        <Field
          label={t('support/username-of-the-account')}
          note={t('support/if-you-know-it')}
          name="aboutUsername"
          autoComplete="off"
          maxLength={60}
          value={fields.aboutUsername}
          onChange={(event) => change({ aboutUsername: event.target.value })}
        />
      )}
      <TextArea
        label={topics()[topic].message}
        note={isPrivacy ? t('ui/optional') : undefined}
        hint={t('support/and-no-names-of-other-people')}
        name="message"
        rows={5}
        maxLength={maxMessageLength}
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
    </>
  )
}
