import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeTestKey, type TestKey } from '../../server/src/accounts/sso/saml/test-certificate.ts'

/** As Debian installs it: `apt install simplesamlphp php-cli php-xml`. */
const root = process.env['SIMPLESAMLPHP'] ?? '/usr/share/simplesamlphp'
const php = process.env['PHP'] ?? 'php'

/** The people whom the provider knows; the password of each is `any`. */
export interface PeerPerson {
  readonly login: string
  readonly attributes: Readonly<Record<string, string>>
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
const asPhp = (value: Readonly<Record<string, string>>) =>
  `[${Object.entries(value)
    .map(([name, one]) => `${quoted(name)} => [${quoted(one)}]`)
    .join(', ')}]`

export type SimpleSamlPhp = Awaited<ReturnType<typeof startSimpleSamlPhp>>

/**
 * Starts SimpleSAMLphp as an identity provider on this machine, in PHP’s own web server. `settings` are lines of PHP for
 * its hosted metadata, which may change while it runs.
 */
export async function startSimpleSamlPhp({ port, people }: { port: number; people: readonly PeerPerson[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'simplesamlphp-'))
  const at = (name: string) => join(folder, name)
  const url = `http://127.0.0.1:${port}`
  const entityId = `${url}/saml2/idp/metadata.php`
  for (const name of ['metadata', 'cert', 'sessions', 'log', 'data', 'tmp']) mkdirSync(at(name))
  writeFileSync(
    at('config.php'),
    `<?php
$config = [
  'baseurlpath' => '${url}/',
  'certdir' => '${at('cert')}/', 'loggingdir' => '${at('log')}/', 'datadir' => '${at('data')}/',
  'tempdir' => '${at('tmp')}', 'metadatadir' => '${at('metadata')}/',
  'attributenamemapdir' => '${root}/attributemap/',
  'secretsalt' => 'for this run only', 'auth.adminpassword' => 'for this run only', 'admin.checkforupdates' => false,
  'timezone' => 'UTC', 'logging.handler' => 'errorlog', 'logging.level' => 4, 'showerrors' => true,
  'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'session.cookie.secure' => false, 'session.cookie.samesite' => null, 'language.cookie.secure' => false,
  'session.phpsession.savepath' => '${at('sessions')}', 'store.type' => 'phpsession',
  'metadata.sources' => [['type' => 'flatfile']],
];
`,
  )
  const accounts = people.map(({ login, attributes }) => `${quoted(`${login}:any`)} => ${asPhp(attributes)}`)
  writeFileSync(
    at('authsources.php'),
    `<?php\n$config = ['people' => ['exampleauth:UserPass', ${accounts.join(', ')}]];\n`,
  )

  /** Uses this key, and announces others that are about to be used. */
  function sign(
    key: TestKey,
    { announced = [], settings = '' }: { announced?: TestKey[]; settings?: string } = {},
  ) {
    writeFileSync(at('cert/idp.pem'), key.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    writeFileSync(at('cert/idp.crt'), key.certificate)
    for (const other of announced) {
      writeFileSync(at('cert/new.pem'), other.privateKey.export({ type: 'pkcs8', format: 'pem' }))
      writeFileSync(at('cert/new.crt'), other.certificate)
    }
    const next =
      announced.length === 0 ? '' : `'new_privatekey' => 'new.pem', 'new_certificate' => 'new.crt',`
    writeFileSync(
      at('metadata/saml20-idp-hosted.php'),
      `<?php
$metadata['${entityId}'] = ['host' => '__DEFAULT__', 'privatekey' => 'idp.pem', 'certificate' => 'idp.crt',
  'auth' => 'people', ${next} ${settings}];
`,
    )
  }

  /** Registers us, by our metadata as the program’s own parser reads it. */
  function register(metadata: string) {
    writeFileSync(at('metadata/sp.xml'), metadata)
    writeFileSync(
      at('metadata/saml20-sp-remote.php'),
      `<?php
foreach (\\SimpleSAML\\Metadata\\SAMLParser::parseDescriptorsFile('${at('metadata/sp.xml')}') as $id => $entity) {
  $metadata[$id] = $entity->getMetadata20SP();
}
`,
    )
  }

  sign(makeTestKey('idp'))
  register('<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata"/>')
  const child = spawn(
    php,
    ['-d', 'display_errors=0', '-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', join(root, 'www')],
    {
      env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
      stdio: ['ignore', 'ignore', process.env['DEBUG'] ? 'inherit' : 'ignore'],
    },
  )
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(entityId).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) break
    if (child.exitCode !== null || tries === 49) throw new Error(`SimpleSAMLphp did not start from ${root}`)
    await setTimeout(200)
  }
  return {
    url,
    entityId,
    sign,
    register,
    async stop() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
