-- A database as the first schema left it: leads in every state, one process killed in the middle of two deliveries.
-- Dumped from the version that wrote it (pg_dump --inserts), and never edited: every later version must be able to start on it.
CREATE TABLE public.deliveries (
    id text NOT NULL,
    lead_id text NOT NULL,
    channel text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    queued_at bigint NOT NULL,
    due_at bigint NOT NULL,
    lease text,
    problem text,
    CONSTRAINT deliveries_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'webhook'::text]))),
    CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'dead'::text])))
);

CREATE TABLE public.inbox_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.inbox_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.leads (
    id text NOT NULL,
    submission_key text NOT NULL,
    content_digest text NOT NULL,
    text_digest text,
    received_at bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    company_size text NOT NULL,
    "position" text NOT NULL,
    services text NOT NULL,
    notes text NOT NULL,
    state text NOT NULL,
    suspicion text,
    CONSTRAINT leads_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'quarantined'::text, 'released'::text])))
);

INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000002.email', '00000000-0000-4000-8000-000000000002', 'email', 'done', 1, 1746057602000, 1746061260000, NULL, NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000004.webhook', '00000000-0000-4000-8000-000000000004', 'webhook', 'dead', 1, 1746057604000, 1746061260000, NULL, 'HTTP 410');
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000004.email', '00000000-0000-4000-8000-000000000004', 'email', 'dead', 1, 1746057604000, 1746061260000, NULL, 'SMTP 550');
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000002.webhook', '00000000-0000-4000-8000-000000000002', 'webhook', 'pending', 1, 1746057602000, 1746061260000, NULL, 'HTTP 500');
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000005.email', '00000000-0000-4000-8000-000000000005', 'email', 'pending', 1, 1746057605000, 1746061260000, '5d3665ef-c154-4060-922b-3bd7b2beeb75', NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000005.webhook', '00000000-0000-4000-8000-000000000005', 'webhook', 'pending', 1, 1746057605000, 1746061260000, '5d3665ef-c154-4060-922b-3bd7b2beeb75', NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000001.email', '00000000-0000-4000-8000-000000000001', 'email', 'pending', 0, 1746057601000, 1746057601000, NULL, NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000001.webhook', '00000000-0000-4000-8000-000000000001', 'webhook', 'pending', 0, 1746057601000, 1746057601000, NULL, NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000006.email', '00000000-0000-4000-8000-000000000006', 'email', 'pending', 0, 1746061200000, 1746061200000, NULL, NULL);
INSERT INTO public.deliveries VALUES ('00000000-0000-4000-8000-000000000006.webhook', '00000000-0000-4000-8000-000000000006', 'webhook', 'pending', 0, 1746061200000, 1746061200000, NULL, NULL);

INSERT INTO public.inbox_migrations VALUES ('0001-leads-and-deliveries', '2026-11-22T14:01:07.193Z');

INSERT INTO public.inbox_migrations_lock VALUES ('migration_lock', 0);

INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000002', '11111111-1111-4111-8111-111111111112', 'v0wr6NbhjV9ttyhwAAZUfFoyoJPcOdk-P0Cd3lF_HBQ', NULL, 1746057602000, 'Zoë O’Hara', 'visitor2@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Delivered by mail only.', 'accepted', NULL);
INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000004', '11111111-1111-4111-8111-111111111114', '-FAolHgwSZr3XVObo09wAoInesaC5BjOg1jm1-F6gG8', NULL, 1746057604000, '北京 商店', 'visitor4@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Refused by both.', 'accepted', NULL);
INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000005', '11111111-1111-4111-8111-111111111115', '5ACrwA6BqwFS9gL3VFDho47L2cxixq4Gqv1Pf_H0eXA', NULL, 1746057605000, 'Ada "The Till" Merchant', 'visitor5@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Under way;
	when it died: ''quoted''.', 'accepted', NULL);
INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000001', '11111111-1111-4111-8111-111111111111', 'HBZgtwyc951iEqGXSOhnhnr1yMKfPF4xw9d1pj29UX0', 'v66QyGgBKUklL6KLvvgR1-oIW4StY6f9XMkTx7ZQvxg', 1746057601000, 'Ada Merchant', 'visitor1@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Nothing tried yet. We open two shops in May, and one van in June.', 'accepted', NULL);
INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000003', '11111111-1111-4111-8111-111111111113', 'l1FfwvjWPdHptqXRF5b3pRTybqewfx7ZYQbpM8qOrEA', NULL, 1746057603000, 'Machine', 'visitor3@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Held back.', 'quarantined', 'honeypot');
INSERT INTO public.leads VALUES ('00000000-0000-4000-8000-000000000006', '11111111-1111-4111-8111-111111111116', 'Ne0LN-20UjedCeED4XpOQNZDETSRDIOrCGXDXaZmF24', NULL, 1746057606000, 'Grace', 'visitor6@shop.example', 'small', 'owner', '["Point of Sale Systems","Mobile Payment Processing"]', 'Let out.', 'released', 'too fast');

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inbox_migrations_lock
    ADD CONSTRAINT inbox_migrations_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inbox_migrations
    ADD CONSTRAINT inbox_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_once UNIQUE (submission_key, content_digest);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

CREATE INDEX deliveries_due ON public.deliveries USING btree (state, due_at);

CREATE INDEX deliveries_of_lead ON public.deliveries USING btree (lead_id);

CREATE INDEX leads_by_text ON public.leads USING btree (text_digest, received_at);

CREATE INDEX leads_in_order ON public.leads USING btree (received_at, id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
