import { askSchoolAddress } from '@skills-center/contract/schools'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { useVerificationMutation } from './use-verification-mutation.ts'

/** Asks for the teacher's school email address; the link in the email to it verifies them. */
export function AddressForm({ given }: { readonly given: string }) {
  const [email, setEmail] = useState(given)
  const ask = useVerificationMutation(
    () => call(askSchoolAddress, { body: { email } }),
    t('schools/mail-is-on-its-way'),
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
      aria-label={t('schools/your-school-address')}
      className="flex flex-col gap-4.5"
    >
      <Field
        label={t('schools/email-address-at-school')}
        hint={t('schools/send-a-link')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldError}
      />
      {fieldError === null && <MutationError error={ask.error} />}
      <Button type="submit" className="self-start" busy={ask.isPending}>
        {given === '' ? t('schools/send-me-the-link') : t('schools/send-the-link-again')}
      </Button>
    </form>
  )
}
