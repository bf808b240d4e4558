const halfYear = 182 * 24 * 60 * 60 * 1000

export interface SecurityTxtNeeds {
  /** Address of this site, without a slash at the end. */
  siteAddress: string
  /** Where reports go; null: by the support page. */
  contactEmail: string | null
}

/** Whom to tell of a weakness (RFC 9116). */
export const securityTxt = ({ siteAddress, contactEmail }: SecurityTxtNeeds, at: Date): string =>
  [
    ...(contactEmail === null ? [] : [`Contact: mailto:${contactEmail}`]),
    `Contact: ${siteAddress}/support`,
    `Expires: ${new Date(at.getTime() + halfYear).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteAddress}/.well-known/security.txt`,
    `Policy: ${siteAddress}/security`,
    '',
  ].join('\n')
