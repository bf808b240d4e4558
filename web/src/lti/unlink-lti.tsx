import { unlinkLti } from '@skills-center/contract/lti'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { useLtiMutation } from './use-lti-mutation.ts'

/** Ends the links of one account, for example when somebody linked the wrong one. */
export function UnlinkLti() {
  const [username, setUsername] = useState('')
  const unlink = useLtiMutation(
    () => call(unlinkLti, { body: { username: username.trim() } }),
    t('lti/link-ended'),
    () => setUsername(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!unlink.isPending && username.trim() !== '') unlink.mutate()
  }
  return (
    <Card as="section" aria-labelledby="unlink-lti" className="flex flex-col gap-4">
      <div>
        <h2 id="unlink-lti" className="text-xl font-bold">
          {t('lti/end-a-link')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('lti/about-ending-a-link')}</p>
      </div>
      <form noValidate onSubmit={submit} aria-labelledby="unlink-lti" className="flex flex-col gap-4">
        <Field
          label={t('ui/username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <MutationError error={unlink.error} />
        <Button type="submit" variant="outline" className="self-start" busy={unlink.isPending}>
          {t('lti/end-a-link')}
        </Button>
      </form>
    </Card>
  )
}
