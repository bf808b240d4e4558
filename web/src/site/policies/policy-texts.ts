import type { Language } from '@skills-center/contract/language'
import type { PolicyPath } from '@skills-center/contract/site'
import { language } from '../../language/language.ts'
import type { Policies, Policy } from './policy.ts'

const loaders: Record<Language, () => Promise<{ policies: Policies }>> = {
  en: () => import('./english/policies.ts'),
  es: () => import('./spanish/policies.ts'),
}

const loaded: Partial<Record<Language, Policies>> = {}

/** To be awaited before a policy is drawn. */
export async function loadPolicies(): Promise<void> {
  loaded[language()] ??= (await loaders[language()]()).policies
}

export function policyText(path: PolicyPath): Policy {
  const texts = loaded[language()]
  if (texts === undefined) throw new Error('A policy is drawn before its text is there.')
  return texts[path]
}
