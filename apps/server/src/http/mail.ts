import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { LANGUAGES } from '../messages/words.ts';
import { accountOf } from '../people/account.ts';
import {
  ADDRESS_PATTERN,
  askRecovery,
  confirmAddress,
  forgetAddress,
  mailOf,
  nameAddress,
  recoverBy,
  setMail,
} from '../people/mail.ts';
import { SECRET_PATTERN } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import type { Desk } from './desk.ts';
import { callerOf, changeSession } from './guests.ts';
import { Password } from './schemas.ts';

const closed = { additionalProperties: false };
const Address = Type.String({ pattern: ADDRESS_PATTERN, maxLength: 254 });
const AddressBody = Type.Object({ address: Address, password: Password, language: Type.Enum([...LANGUAGES]) }, closed);
/** From ten minutes to a week. */
const Minutes = Type.Integer({ minimum: 10, maximum: 7 * 24 * 60 });
const MailBody = Type.Object({ minutes: Type.Union([Minutes, Type.Null()]), ended: Type.Boolean() }, closed);
const Secret = Type.String({ pattern: SECRET_PATTERN });
const SecretBody = Type.Object({ secret: Secret }, closed);
const RecoveryBody = Type.Object({ address: Address }, closed);
const RecoveredBody = Type.Object({ secret: Secret, password: Password }, closed);

/** Letters: where they go, when they come, and how one gets in again by one. */
export function mailRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;
  /** Where no way for letters was named nobody is told that one was sent. */
  const posted = (): void => {
    if (desk.there.out.mailer === null) throw new Trouble(409, 'no-mail');
  };

  api.get('/mail', often, async (request) => {
    const { db, out, guest } = await desk.known(request);
    return { possible: out.mailer !== null, ...(await mailOf(db, guest)) };
  });

  api.post('/mail', { ...seldom, schema: { body: AddressBody } }, async (request) => {
    posted();
    const { db, guest } = await desk.known(request);
    await nameAddress(db, guest, request.body);
    return { possible: true, ...(await mailOf(db, guest)) };
  });

  api.put('/mail', { ...seldom, schema: { body: MailBody } }, async (request) => {
    posted();
    const { db, guest } = await desk.known(request);
    await setMail(db, guest, request.body.minutes, request.body.ended);
    return { possible: true, ...(await mailOf(db, guest)) };
  });

  api.delete('/mail', seldom, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await forgetAddress(db, guest);
    return reply.code(204).send();
  });

  api.post('/mail/confirm', { ...seldom, schema: { body: SecretBody } }, async (request, reply) => {
    await confirmAddress(desk.there.db, request.body.secret);
    return reply.code(204).send();
  });

  /** The same answer after the same work, whoever has the address. */
  api.post('/recovery', { ...seldom, schema: { body: RecoveryBody } }, async (request, reply) => {
    posted();
    await askRecovery(desk.there.db, request.body.address);
    return reply.code(204).send();
  });

  api.post('/recovery/password', { ...seldom, schema: { body: RecoveredBody } }, async (request, reply) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    const guest = await recoverBy(db, request.body.secret, request.body.password);
    await changeSession(db, request, reply, caller, guest);
    const account = await accountOf(db, guest);
    return { name: account, account };
  });
}
