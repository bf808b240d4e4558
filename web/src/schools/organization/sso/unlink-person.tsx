import { unlinkPerson } from '@skills-center/contract/accounts/sso'
import { useState, type FormEvent } from 'react'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { MutationError } from '../../../platform/mutation-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { useSsoMutation } from './use-sso-mutation.ts'

/** Ends the link of one account, for example when the provider has given somebody a new identity. */
export function UnlinkPerson() {
  const [username, setUsername] = useState('')
  const unlink = useSsoMutation(
    () => call(unlinkPerson, { body: { username: username.trim() } }),
    t('schools/organization/link-ended'),
    () => setUsername(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!unlink.isPending && username.trim() !== '') unlink.mutate()
  }
  return (
    <Card as="section" aria-labelledby="unlink" className="flex flex-col gap-4">
      <div>
        <h2 id="unlink" className="text-xl font-bold">
          {t('schools/organization/end-a-link')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('schools/organization/about-ending-a-link')}</p>
      </div>
      <form noValidate onSubmit={submit} aria-labelledby="unlink" className="flex flex-col gap-4">
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
          {t('schools/organization/end-a-link')}
        </Button>
      </form>
    </Card>
  )
}
