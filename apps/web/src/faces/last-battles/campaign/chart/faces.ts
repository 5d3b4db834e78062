import type { State, Unit } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { CounterFace } from '../../../../board/types.ts';
import { faceNow } from '../../pieces.ts';
import { leaderFaceNow } from '../pieces.ts';
import type { CampaignSetting } from '../setting.ts';

/** A unit or a leader as it looks now. */
export const faceIn = (w: CampaignSetting, view: State, piece: Unit): CounterFace =>
  position.isLeader(w, piece) ? leaderFaceNow(w, { view }, piece) : faceNow(w, view, piece);
