import { t } from '../../../language/messages.ts'

export type ProviderName = 'google' | 'microsoft' | 'clever' | 'classlink' | 'other'

interface ProviderChoice {
  readonly value: ProviderName
  readonly label: string
  /** What the issuer field starts with. */
  readonly issuer: string
}

/** Providers that many districts use, with the issuers that they publish. Microsoft’s has the tenant in it. */
export const providerChoices = (): readonly ProviderChoice[] => [
  { value: 'google', label: 'Google', issuer: 'https://accounts.google.com' },
  { value: 'microsoft', label: 'Microsoft', issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0' },
  { value: 'clever', label: 'Clever', issuer: 'https://clever.com' },
  { value: 'classlink', label: 'ClassLink', issuer: 'https://launchpad.classlink.com' },
  { value: 'other', label: t('schools/organization/another-provider'), issuer: 'https://' },
]

export const providerOf = (issuer: string): ProviderName =>
  issuer.startsWith('https://login.microsoftonline.com/')
    ? 'microsoft'
    : (providerChoices().find((choice) => choice.value !== 'other' && choice.issuer === issuer)?.value ??
      'other')
