const halfYear = 182 * 24 * 60 * 60 * 1000

export interface SecurityTxtDeps {
  /** The site's URL, without a trailing slash. */
  siteAddress: string
  /** Where to send reports; null: only through the support page. */
  contactEmail: string | null
}

/** The contact for reporting vulnerabilities (RFC 9116). */
export const securityTxt = ({ siteAddress, contactEmail }: SecurityTxtDeps, at: Date): string =>
  [
    ...(contactEmail === null ? [] : [`Contact: mailto:${contactEmail}`]),
    `Contact: ${siteAddress}/support`,
    `Expires: ${new Date(at.getTime() + halfYear).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteAddress}/.well-known/security.txt`,
    `Policy: ${siteAddress}/security`,
    '',
  ].join('\n')
