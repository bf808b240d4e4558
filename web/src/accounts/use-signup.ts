import type { SignupBody } from '@skills-center/contract/accounts'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { fieldErrorOf } from '../platform/request-error.ts'
import { toast } from '../ui/toast.ts'
import type { FaultOf, LoginFields } from './form-rules.ts'
import { useAuthentication } from './use-authentication.ts'
import { useUsernameCheck } from './use-username-check.ts'

interface SignupRules<Fields> {
  readonly blank: Fields
  /** The first problem with the typed values, or null. */
  readonly findFault: (fields: Fields) => FaultOf<keyof Fields & string> | null
  readonly bodyOf: (fields: Fields) => SignupBody
}

/** The shared logic of sign-up forms: holds the values, reports problems, and sends them. */
export function useSignup<Fields extends LoginFields & Readonly<Record<keyof Fields, string>>>({
  blank,
  findFault,
  bodyOf,
}: SignupRules<Fields>) {
  const [fields, setFields] = useState(blank)
  const [fault, setFault] = useState<FaultOf<keyof Fields & string> | null>(null)
  const check = useUsernameCheck(fields.username)
  const enter = useAuthentication('signup', async (body: SignupBody) =>
    (await import('./calls.ts')).sendSignup(body),
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFault(fields)
    setFault(found)
    if (found === null) return enter.mutate(bodyOf(fields))
    toast({ title: found.title, description: found.description, tone: 'wrong' })
    const control = event.currentTarget.elements.namedItem(found.field)
    if (control instanceof HTMLElement) control.focus()
  }
  const bind = (name: keyof Fields & string) => ({
    name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.target.value }),
    error: fault?.field === name ? fault.description : fieldErrorOf(enter.error, name),
  })
  const username = { ...bind('username'), availability: check.availability, message: check.message }
  return { bind, username, onSubmit, isSending: enter.isPending }
}
