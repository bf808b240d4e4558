import { z } from 'zod'

/** A district's SAML identity provider, as it is stored. */
export const SamlProvider = z.object({
  /** Where its metadata is read again when its key has changed; null if the metadata was pasted. */
  metadataUrl: z.string().nullable(),
  signInUrl: z.string(),
  /** In Base64 (DER), all of which may sign. */
  certificates: z.array(z.string()).min(1),
  emailAttribute: z.string().nullable(),
  allowsUnsolicited: z.boolean(),
})
export type SamlProvider = Readonly<z.infer<typeof SamlProvider>>
