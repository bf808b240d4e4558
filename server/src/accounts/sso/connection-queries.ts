import { Role } from '@skills-center/contract/ids'
import { RosterField, SsoDistrict } from '@skills-center/contract/accounts/sso'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

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

const Connection = z.object({
  districtId: DistrictId,
  districtName: z.string(),
  issuer: z.string(),
  /** Null with SAML, like the secret. */
  clientId: z.string().nullable(),
  sealedSecret: z.string().nullable(),
  rosterClaim: z.string(),
  rosterField: RosterField,
  newAccounts: Role.nullable(),
  revision: z.string(),
  domains: z.array(z.string()),
  /** Null with OpenID Connect. */
  saml: SamlProvider.nullable(),
})
/** A district's connection to its provider. */
export type Connection = Readonly<z.infer<typeof Connection>>

const select = statement(
  'sso.connection',
  `select c.district_id as "districtId", d.name as "districtName", c.issuer, c.client_id as "clientId",
    c.sealed_secret as "sealedSecret", c.roster_claim as "rosterClaim", c.new_accounts as "newAccounts", c.revision,
    c.roster_field as "rosterField", c.saml,
    array(select domain from sso_domains m where m.district_id = c.district_id order by domain) as domains
  from sso_connections c join districts d on d.id = c.district_id where c.district_id = $1`,
  Connection,
)
const upsert = statement(
  'sso.upsert-connection',
  `insert into sso_connections (district_id, issuer, client_id, sealed_secret, roster_claim, new_accounts, revision,
    roster_field, saml)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (district_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
    sealed_secret = excluded.sealed_secret, roster_claim = excluded.roster_claim,
    new_accounts = excluded.new_accounts, revision = excluded.revision, roster_field = excluded.roster_field,
    saml = excluded.saml`,
)
const updateSaml = statement(
  'sso.update-saml',
  'update sso_connections set saml = $3 where district_id = $1 and revision = $2',
)
const deleteOne = statement(
  'sso.delete-connection',
  'delete from sso_connections where district_id = $1 returning 1 as one',
)
const deleteDomains = statement('sso.delete-domains', 'delete from sso_domains where district_id = $1')
const insertDomains = statement(
  'sso.insert-domains',
  'insert into sso_domains (domain, district_id) select unnest($2::text[]), $1',
)
/** A domain at which another district's school has its staff. */
const ofOthers = statement(
  'sso.domains-of-other-districts',
  `select d.domain from school_domains d join schools s on s.id = d.school_id
  where d.domain = any ($2) and s.district_id is distinct from $1`,
  z.object({ domain: z.string() }),
)

/** A school before the district that it belongs to, and exact names first. */
const byName = statement(
  'sso.districts-by-name',
  `select "districtId", name, school from (
    select distinct on (c.district_id, lower(f.school)) c.district_id as "districtId", d.name, f.school,
      lower(coalesce(f.school, d.name)) as found
    from sso_connections c join districts d on d.id = c.district_id
      cross join lateral (
        select s.name as school from schools s where s.district_id = d.id and strpos(lower(s.name), lower($1)) > 0
        union all select null where strpos(lower(d.name), lower($1)) > 0
      ) f
  ) all_found order by found <> lower($1), found, name limit 12`,
  SsoDistrict,
)
const byDomain = statement(
  'sso.districts-by-domain',
  `select c.district_id as "districtId", d.name, null as school
  from sso_domains m join sso_connections c on c.district_id = m.district_id join districts d on d.id = c.district_id
  where m.domain = $1`,
  SsoDistrict,
)

export const selectConnection = (db: Queryable, districtId: DistrictId) => selectOne(db, select, [districtId])

export async function saveConnection(
  tx: Queryable,
  connection: Omit<Connection, 'districtName'>,
): Promise<void> {
  const { districtId, issuer, clientId, sealedSecret, rosterClaim, newAccounts, revision, saml } = connection
  const provider = [districtId, issuer, clientId, sealedSecret, rosterClaim, newAccounts, revision]
  await tx.query(upsert, [...provider, connection.rosterField, saml && JSON.stringify(saml)])
  await tx.query(deleteDomains, [districtId])
  await tx.query(insertDomains, [districtId, connection.domains])
}

/** Stores what the provider says about itself now, unless somebody has saved the connection in between. */
export const updateSamlProvider = (
  db: Queryable,
  { districtId, revision }: Pick<Connection, 'districtId' | 'revision'>,
  saml: SamlProvider,
) => db.query(updateSaml, [districtId, revision, JSON.stringify(saml)])

export const deleteConnection = async (tx: Queryable, districtId: DistrictId): Promise<boolean> =>
  (await tx.query(deleteOne, [districtId])).length > 0

export const selectDomainsOfOthers = (db: Queryable, districtId: DistrictId, domains: readonly string[]) =>
  db.query(ofOthers, [districtId, domains])

export const selectDistrictsByName = (db: Queryable, name: string) => db.query(byName, [name])
export const selectDistrictsByDomain = (db: Queryable, domain: string) => db.query(byDomain, [domain])
