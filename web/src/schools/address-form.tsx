import { askSchoolAddress } from '@skills-center/contract/schools'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { useVerificationAct } from './use-verification-act.ts'

/** Asks for the address that the school gave the teacher; the link in the mail to it verifies them. */
export function AddressForm({ given }: { readonly given: string }) {
  const [email, setEmail] = useState(given)
  const ask = useVerificationAct(
    () => call(askSchoolAddress, { body: { email } }),
    t('Your mail is on its way'),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  const fieldError = fieldErrorOf(ask.error, 'email')
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('Your school address')}
      className="flex flex-col gap-4.5"
    >
      <Field
        label={t('Your email address at school')}
        hint={t('We send a link there. Your account’s own address stays as it is.')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldError}
      />
      {fieldError === null && <MutationError error={ask.error} />}
      <Button type="submit" className="self-start" busy={ask.isPending}>
        {given === '' ? t('Send me the link') : t('Send the link again')}
      </Button>
    </form>
  )
}
